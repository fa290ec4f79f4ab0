// A link to hand on: as text, to copy, and as a picture for phones.

import { Icon } from '../pieces/icons.tsx';
import { useCopied } from '../replay/copy.tsx';
import { useSay } from '../words.ts';
import { Qr } from './qr.tsx';

/** The full address of a place in the app. */
export function linkTo(hash: string): string {
  return new URL(hash, document.baseURI).href;
}

interface ShareProps {
  readonly label: string;
  readonly link: string;
  readonly qr?: boolean;
}

/** A field with the link, a button that copies it, and a QR code. */
export function Share({ label, link, qr = false }: ShareProps) {
  const say = useSay();
  const { copied, copy } = useCopied();
  return (
    <div className="share">
      <label>
        <span>{label}</span>
        <input readOnly value={link} onFocus={({ target }) => target.select()} data-act="link" />
      </label>
      <button type="button" className="btn sec" onClick={() => copy(link)}>
        <Icon name={copied ? 'check' : 'link'} />
        <span role="status">{say(copied ? 'online.copied' : 'online.copy')}</span>
      </button>
      {qr && <Qr text={link} label={say('online.qr')} />}
    </div>
  );
}
