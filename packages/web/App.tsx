import { UiContext } from '@outcry/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Boundary } from './Boundary.tsx';
import { Banner } from './Banner.tsx';
import { POSTERS } from './games.ts';
import { loadMessages, TextContext, withMore } from './i18n.ts';
import type { Messages } from './i18n.ts';
import { followMine } from './online/mine.ts';
import { followOrder } from './order/announced.ts';
import { OrderBanner } from './order/OrderBanner.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { KINDS } from './replay/held.ts';
import { useRoute } from './router.ts';
import { useSettings } from './settings.ts';
import { followSolo } from './solo/upload.ts';
import { uiText } from './uiText.ts';

/** A page that is loaded when it is opened, with what it says. */
const lazyPage = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => withMore(load));

const AccountPage = lazyPage(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }));
const NotifyPage = lazyPage(async () => ({ default: (await import('./notify/NotifyPage.tsx')).NotifyPage }));
const NextPage = lazyPage(async () => ({ default: (await import('./pages/NextPage.tsx')).NextPage }));
const MailPage = lazyPage(async () => ({ default: (await import('./account/MailPage.tsx')).MailPage }));
const SignInPage = lazyPage(async () => ({ default: (await import('./account/SignInPage.tsx')).SignInPage }));
const BackPage = lazyPage(async () => ({ default: (await import('./account/BackPage.tsx')).BackPage }));
const DevicePage = lazyPage(async () => ({ default: (await import('./account/DevicePage.tsx')).DevicePage }));
const AdminLinkPage = lazyPage(async () => ({ default: (await import('./admin/AdminLinkPage.tsx')).AdminLinkPage }));
const AdminPage = lazyPage(async () => ({ default: (await import('./admin/AdminPage.tsx')).AdminPage }));
const SoloPage = lazyPage(async () => ({ default: (await import('./pages/SoloPage.tsx')).SoloPage }));
const OnlinePage = lazyPage(async () => ({ default: (await import('./pages/OnlinePage.tsx')).OnlinePage }));
const MakePage = lazyPage(async () => ({ default: (await import('./make/MakePage.tsx')).MakePage }));
const SettingsPage = lazyPage(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));
const HistoryPage = lazyPage(async () => ({ default: (await import('./history/HistoryPage.tsx')).HistoryPage }));
const LearnPage = lazyPage(async () => ({ default: (await import('./pages/LearnPage.tsx')).LearnPage }));
const ReplayPage = lazyPage(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const ReviewPage = lazyPage(async () => ({ default: (await import('./review/ReviewPage.tsx')).ReviewPage }));
const DailyPage = lazyPage(async () => ({ default: (await import('./daily/DailyPage.tsx')).DailyPage }));
const DaysPage = lazyPage(async () => ({ default: (await import('./daily/DaysPage.tsx')).DaysPage }));
const HelpPage = lazyPage(async () => ({ default: (await import('./pages/HelpPage.tsx')).HelpPage }));
const BotsPage = lazyPage(async () => ({ default: (await import('./pages/BotsPage.tsx')).BotsPage }));
const ProfilePage = lazyPage(async () => ({ default: (await import('./ratings/ProfilePage.tsx')).ProfilePage }));
const LadderPage = lazyPage(async () => ({ default: (await import('./ratings/LadderPage.tsx')).LadderPage }));
const RulesPage = lazyPage(async () => ({ default: (await import('./pages/RulesPage.tsx')).RulesPage }));

/** The page of the address we are at. */
function Page() {
  const { parts, query } = useRoute();
  if (parts === null) return <NotFound />;
  const [first, second] = parts;
  if (first === undefined) return <Home />;
  if (parts.length <= 2 && first === 'new') return <MakePage key={second} game={second ?? null} />;
  if (parts.length === 1 && first === 'settings') return <SettingsPage />;
  if (parts.length === 1 && first === 'account') return <AccountPage />;
  if (parts.length === 1 && first === 'notifications') return <NotifyPage />;
  if (parts.length === 1 && first === 'next') return <NextPage />;
  if (parts.length === 1 && first === 'mail') return <MailPage />;
  if (parts.length === 1 && first === 'sign-in') return <SignInPage />;
  if (parts.length === 1 && first === 'back') return <BackPage />;
  if (parts.length === 1 && first === 'device') return <DevicePage />;
  if (parts.length === 1 && first === 'admin') return <AdminPage />;
  if (parts.length === 2 && first === 'admin' && second === 'link') return <AdminLinkPage />;
  if (parts.length === 1 && first === 'history') return <HistoryPage />;
  if (parts.length === 2 && first === 'p') return <ProfilePage key={second} who={second!} />;
  if (parts.length <= 2 && first === 'ladder') {
    const game = POSTERS.find((one) => one === (second ?? POSTERS[0]));
    return game === undefined ? <NotFound /> : <LadderPage key={game} game={game} />;
  }
  if (parts.length === 1 && first === 'bots') return <BotsPage />;
  if (parts.length === 2 && first === 'help' && second === 'invite') return <HelpPage />;
  if (parts.length === 2 && first === 'solo') return <SoloPage key={second} id={second!} />;
  if (parts.length === 2 && first === 't') return <OnlinePage key={second} code={second!} />;
  if (parts.length === 2 && first === 'learn') return <LearnPage key={second} game={second!} />;
  const kind = KINDS.find((one) => one === second);
  if (parts.length === 3 && first === 'replay' && kind !== undefined)
    return <ReplayPage key={parts.join('/')} kind={kind} id={parts[2]!} />;
  if (parts.length === 3 && first === 'review' && kind !== undefined)
    return <ReviewPage key={`${parts.join('/')} ${query.get('find')}`} kind={kind} id={parts[2]!} />;
  if (parts.length === 1 && first === 'daily') return <DaysPage />;
  if (parts.length === 2 && first === 'daily') {
    const game = POSTERS.find((one) => one === second);
    return game === undefined ? <NotFound /> : <DailyPage key={game} game={game} />;
  }
  if (parts.length === 2 && first === 'rules')
    return <RulesPage key={second} game={second!} wanted={query.get('rule')} />;
  return <NotFound />;
}

/** Everything, in the language of the settings. `first`: its messages at the start. */
export function App({ first }: { first: Messages }) {
  const { locale } = useSettings();
  const { parts } = useRoute();
  const [messages, setMessages] = useState(first);
  useEffect(() => {
    let wanted = true;
    void loadMessages(locale).then((loaded) => wanted && setMessages(loaded));
    return () => void (wanted = false);
  }, [locale]);
  useEffect(followMine, []);
  useEffect(followSolo, []);
  useEffect(followOrder, []);
  return (
    <TextContext value={messages}>
      <UiContext value={{ locale: messages.locale, text: uiText(messages) }}>
        <Boundary page={parts?.join('/')}>
          <Banner />
          <OrderBanner />
          <Suspense fallback={<div className="loading" role="status" aria-label={messages.app.loading} />}>
            <Page />
          </Suspense>
        </Boundary>
      </UiContext>
    </TextContext>
  );
}
