// Settings: language, theme, confirming, pace.

import { LANGUAGES } from '../../kernel/box.ts';
import { pages } from '../pages.ts';
import { PAUSES, type Preferences, prefer, usePreferences } from '../preferences.ts';
import { CallSwitch } from '../push/switch.tsx';
import { useSay } from '../words.ts';
import { gameAtHand } from './at-hand.ts';
import { Pick, Switch } from './controls.tsx';
import { Top } from './top.tsx';

const NAMES = { en: 'English', pl: 'Polski' };
const THEMES = ['system', 'light', 'dark'] as const;

/** What a person likes; everything holds at once and is kept in this browser. */
export default function SettingsScreen() {
  const say = useSay();
  const game = gameAtHand();
  const { language, theme, confirm, sound, pace } = usePreferences();
  return (
    <>
      <Top />
      <main className="wrap narrow">
        <div className="pan">
          <h1>{say('settings.title')}</h1>
          <Pick
            legend={say('settings.language')}
            value={language}
            values={LANGUAGES.map(value => ({ value, label: NAMES[value] }))}
            onPick={value => prefer({ language: value as Preferences['language'] })}
          />
          <Pick
            legend={say('settings.theme')}
            value={theme}
            values={THEMES.map(value => ({ value, label: say(`settings.${value}`) }))}
            onPick={value => prefer({ theme: value as Preferences['theme'] })}
          />
          <Pick
            legend={say('settings.pace')}
            value={pace}
            values={Object.keys(PAUSES).map(value => ({ value, label: say(`settings.${value}`) }))}
            onPick={value => prefer({ pace: value as Preferences['pace'] })}
          />
          <Switch
            label={say('settings.confirm')}
            hint={say('settings.confirmHint')}
            on={confirm}
            onSwitch={on => prefer({ confirm: on })}
          />
          <Switch
            label={say('settings.sound')}
            hint={say('settings.soundHint')}
            on={sound}
            onSwitch={on => prefer({ sound: on })}
          />
          <CallSwitch />
          <p>
            <a className="lk" href="#/device">
              {say('device.title')}
            </a>
          </p>
          <h2>
            {game
              ? `${say('settings.keys')}: ${pages[game]?.title[language]}`
              : say('settings.keys')}
          </h2>
          <ul className="keys">
            {[...(game ? [say(`settings.keysOf.${game}`)] : []), say('settings.keysText')]
              .join(' · ')
              .split(' · ')
              .map(key => (
                <li key={key}>{key}</li>
              ))}
          </ul>
        </div>
        <button type="button" className="btn sec back" onClick={() => history.back()}>
          {say('rules.back')}
        </button>
      </main>
    </>
  );
}
