// The bar on top of every screen.

import type { ReactNode } from 'react';
import { LANGUAGES } from '../../kernel/box.ts';
import { Icon, Logo } from '../pieces/icons.tsx';
import { isDark, prefer, usePreferences } from '../preferences.ts';
import { useSay } from '../words.ts';

/** The brand, what the screen adds, language, theme, settings. */
export function Top({ children, extra }: { children?: ReactNode; extra?: ReactNode }) {
  const say = useSay();
  const { language, theme } = usePreferences();
  const dark = isDark(theme);
  return (
    <header className="top" data-shell>
      <a className="brand" href="#/" aria-label={`Stolik: ${say('top.shelf')}`}>
        <Logo />
        <span>Stolik</span>
      </a>
      {children}
      <div className="tools">
        <fieldset className="lang" aria-label={say('top.language')}>
          {LANGUAGES.toReversed().map(code => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              onClick={() => prefer({ language: code })}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="iconbtn"
          data-act="theme"
          aria-label={say(dark ? 'top.toLight' : 'top.toDark')}
          title={say(dark ? 'top.toLight' : 'top.toDark')}
          onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        {extra}
        <a
          className="iconbtn"
          href="#/settings"
          aria-label={say('top.settings')}
          title={say('top.settings')}
        >
          <Icon name="gear" />
        </a>
      </div>
    </header>
  );
}
