import { showLayouts } from '@outcry/ui/layout.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadMessages } from './i18n.ts';
import { keepOnDevice } from './offline.ts';
import { keepErrors } from './report/errors.ts';
import { dress, settings } from './settings.ts';
import { unlockOnPress } from './sound/sound.ts';
import '@outcry/ui/tokens.css';
import '@outcry/ui/base.css';
import './frame.css';
import './forms.css';

dress();
showLayouts();
keepErrors();
unlockOnPress();
const messages = await loadMessages(settings.get().locale);
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App first={messages} />
  </StrictMode>,
);

// Not over plain http on a home network: browsers keep pages only of hosts they can be sure of.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepOnDevice();
