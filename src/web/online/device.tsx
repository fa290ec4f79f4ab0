// The same guest on another device, by a code that is good once.

import { useState } from 'react';
import { Top } from '../screens/top.tsx';
import { useSay } from '../words.ts';
import { api } from './api.ts';
import { takeCode, useMe } from './me.ts';
import { NameForm, useRefusal } from './name.tsx';
import { Qr } from './qr.tsx';
import { linkTo } from './share.tsx';

/** Shows a code for the other device, or takes the one it shows. */
export default function DeviceScreen({ code: given }: { code: string | null }) {
  const say = useSay();
  const me = useMe();
  const refusal = useRefusal();
  const [typed, setTyped] = useState(given ?? '');
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const fail = (error: unknown) => setProblem(refusal(error));
  const use = async () => {
    await takeCode(typed).then(() => {
      location.hash = '#/tables';
    }, fail);
  };
  return (
    <>
      <Top />
      <main className="wrap narrow">
        <div className="pan">
          <h1>{say('device.title')}</h1>
          {me.is === 'away' && <p className="lead">{say('refused.away')}</p>}
          {me.is === 'guest' && given === null && (
            <section>
              <h2>{say('device.name')}</h2>
              <NameForm now={me.guest.name} button={say('online.keepName')} />
              <h2>{say('device.give')}</h2>
              <p>{say('device.giveText')}</p>
              {code === null ? (
                <button
                  type="button"
                  className="btn pri"
                  data-act="code"
                  onClick={() => api.code().then(made => setCode(made.code), fail)}
                >
                  {say('device.make')}
                </button>
              ) : (
                <>
                  <p className="code" data-act="shown-code">
                    {`${code.slice(0, 5)} ${code.slice(5)}`}
                  </p>
                  <Qr text={linkTo(`#/device/${code}`)} label={say('device.qr')} />
                </>
              )}
            </section>
          )}
          <section>
            <h2>{say('device.have')}</h2>
            <p>{say(me.is === 'guest' ? 'device.replaces' : 'device.haveText')}</p>
            <form className="name-form" action={use}>
              <label className="text-field">
                <span>{say('device.code')}</span>
                <input
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  autoComplete="one-time-code"
                  data-act="typed-code"
                />
              </label>
              <button type="submit" className="btn sec" data-act="use-code">
                {say('device.use')}
              </button>
            </form>
          </section>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      </main>
    </>
  );
}
