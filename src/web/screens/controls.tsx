// Controls for choosing one of a few, and for on and off.

import { useId } from 'react';

interface PickProps {
  readonly legend: string;
  readonly value: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
}

/** One of a few, side by side. */
export function Pick({ legend, value, values, onPick }: PickProps) {
  const name = useId();
  return (
    <fieldset className="pick">
      <legend>{legend}</legend>
      <div>
        {values.map(item => (
          <label key={item.value}>
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onPick(item.value)}
            />
            <span>{item.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** On or off. */
export function Switch({ label, hint, on, disabled = false, onSwitch }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={() => onSwitch(!on)}
      />
      <span className="sw" />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
