import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { usePage } from '../router.ts';

/** How others reach this server: for a host whose link only opens on their own computer. */
export function HelpPage() {
  const t = useText();
  usePage(t.help.title);
  const parts = [
    [t.help.network, t.help.networkText(location.port || '80')],
    [t.help.internet, t.help.internetText],
    [t.help.container, t.help.containerText],
  ] as const;
  return (
    <>
      <TopBar title={t.help.title} />
      <main className="page">
        <p className="intro">{t.help.intro}</p>
        {parts.map(([title, text]) => (
          <section key={title} className="panel">
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </main>
    </>
  );
}
