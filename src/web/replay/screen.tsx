// A replay on a screen of its own: opens what the address names, or asks for a file.

import { useEffect, useState } from 'react';
import { Top } from '../screens/top.tsx';
import { useSay } from '../words.ts';
import { readEyes } from './controls.tsx';
import { PickFile } from './pick-file.tsx';
import { Projector } from './projector.ts';
import { keepFile, keptFile, markOf, type RecordFile, wrongIn } from './record-file.ts';
import { fileSource, openSource, type Source } from './sources.ts';
import { Watching } from './watching.tsx';

interface ReplayScreenProps {
  readonly source: string;
  readonly moment: number | null;
  readonly seat: string | null;
  readonly of: string | null;
}

/** What the screen shows: a replay, or why there is none yet. */
type State =
  | { readonly is: 'opening' }
  | { readonly is: 'picking'; readonly wrong: unknown; readonly another?: boolean }
  | { readonly is: 'wrong'; readonly wrong: unknown }
  | { readonly is: 'watching'; readonly source: Source; readonly projector: Projector };

/** A record, from its file or from the table it was played at. */
export default function ReplayScreen({ source: name, moment, seat, of }: ReplayScreenProps) {
  const say = useSay();
  const [state, setState] = useState<State>({ is: 'opening' });
  const watch = (source: Source, another = false) => {
    const eyes = readEyes(seat);
    const isMeant = name !== 'file' || (!another && isOf(source.recorded?.file, of));
    const projector = new Projector(source.reel, {
      moment: (isMeant ? moment : null) ?? 0,
      eyes: eyes !== undefined && source.reel.eyes.includes(eyes) ? eyes : source.eyes,
    });
    setState({ is: 'watching', source, projector });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; later the screen leads the address
  useEffect(() => {
    let here = true;
    const is = name === 'file' ? 'picking' : 'wrong';
    // The moment of another file than the one at hand: that one has to be chosen first.
    const other = name === 'file' && moment !== null && !isOf(keptFile() ?? undefined, of);
    (other ? Promise.resolve(null) : openSource(name)).then(
      source => {
        if (!here) return source?.dispose?.();
        if (source) watch(source);
        else setState({ is: 'picking', wrong: null });
      },
      wrong => here && setState({ is, wrong }),
    );
    return () => {
      here = false;
    };
  }, [name]);
  const onFile = (file: RecordFile) =>
    fileSource(file).then(
      source => {
        keepFile(file);
        watch(source, state.is === 'picking' && state.another);
      },
      wrong => setState({ is: 'picking', wrong }),
    );
  switch (state.is) {
    case 'watching':
      return (
        <Watching
          key={state.source.recorded?.file.text}
          name={name}
          source={state.source}
          projector={state.projector}
          pickAnother={() => setState({ is: 'picking', wrong: null, another: true })}
        />
      );
    case 'picking':
      return (
        <PickFile
          {...{ say, moment, onFile }}
          wrong={state.wrong === null ? null : wrongIn(state.wrong, say)}
        />
      );
    case 'wrong':
      return <Message text={wrongIn(state.wrong, say)} />;
    case 'opening':
      return <Message text={say('table.loading')} />;
  }
}

/** Whether an address that names a file by its mark means this one. */
function isOf(file: RecordFile | undefined, mark: string | null): boolean {
  return mark === null || file === undefined || markOf(file) === mark;
}

function Message({ text }: { text: string }) {
  return (
    <>
      <Top />
      <p className="loading" role="status">
        {text}
      </p>
    </>
  );
}
