// Telling one's name, which is all the server asks.

import { useState } from 'react';
import { useSay } from '../words.ts';
import { Refused } from './api.ts';
import { tellName } from './me.ts';

/** A sentence for what the server refused. */
export function useRefusal(): (error: unknown) => string {
  const say = useSay();
  return error => {
    const code = error instanceof Refused ? error.code : 'problem';
    const key = `refused.${code}`;
    const sentence = say(key);
    return sentence === key ? (error as Error).message : sentence;
  };
}

interface NameFormProps {
  readonly now?: string;
  readonly button: string;
  readonly done?: () => void;
}

/** A field for the name and a button that keeps it. */
export function NameForm({ now = '', button, done }: NameFormProps) {
  const say = useSay();
  const refusal = useRefusal();
  const [name, setName] = useState(now);
  const [problem, setProblem] = useState('');
  const tell = async () => {
    try {
      await tellName(name.trim());
      setProblem('');
      done?.();
    } catch (error) {
      setProblem(refusal(error));
    }
  };
  return (
    <form className="name-form" action={tell}>
      <label className="text-field">
        <span>{say('online.name')}</span>
        <input
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={40}
          required
          autoComplete="nickname"
          data-act="name"
        />
      </label>
      <button type="submit" className="btn pri" disabled={name.trim() === ''} data-act="tell-name">
        {button}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
