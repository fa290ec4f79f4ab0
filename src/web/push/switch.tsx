// The switch: tell me when it is my turn, even with the page closed.

import { useRefusal } from '../online/name.tsx';
import { Switch } from '../screens/controls.tsx';
import { useSay } from '../words.ts';
import { CannotListen, obstacle } from './listening.ts';
import { useCalls } from './use-calls.ts';

/** On or off on this device; one sentence if it cannot be. */
export function CallSwitch() {
  const say = useSay();
  const refusal = useRefusal();
  const { me, on, problem, turn } = useCalls();
  const why = obstacle();
  const sentence = () => {
    if (me.is === 'away') return say('refused.away');
    if (why !== null) return say(`push.${why}`);
    if (me.is === 'nobody') return say('refused.unknown');
    if (problem instanceof CannotListen) return say(`push.${problem.why}`);
    return problem === null ? '' : refusal(problem);
  };
  return (
    <div className="calls">
      <Switch
        label={say('push.switch')}
        hint={say('push.hint')}
        on={on}
        disabled={why !== null || me.is !== 'guest'}
        onSwitch={turn}
      />
      <p role="status">{sentence()}</p>
    </div>
  );
}
