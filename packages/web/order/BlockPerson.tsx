import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { Asking } from './Asking.tsx';

interface BlockPersonProps {
  readonly person: string;
  readonly name: string;
  /** They sit at this table: leaves it. Null: they do not. */
  readonly onLeave: (() => void) | null;
  readonly onBlocked?: () => void;
}

/** Blocks a person; where they sit at the same table, one stays or leaves. */
export function BlockPerson({ person, name, onLeave, onBlocked }: BlockPersonProps) {
  const t = useText();
  return (
    <Asking
      label={t.order.block(name)}
      question={t.order.blockAsk(name)}
      onGo={async () => {
        await api('block', { params: { person }, body: { blocked: true } });
        if (onLeave === null) onBlocked?.();
      }}
      done={
        onLeave === null ? (
          t.order.blockedText
        ) : (
          <>
            {t.order.shared(name)}
            <button type="button" className="btn sm" onClick={onBlocked}>
              {t.order.stay}
            </button>
            <button type="button" className="btn sm" onClick={onLeave}>
              {t.order.leave}
            </button>
          </>
        )
      }
    />
  );
}
