import './shell/library.css';
import '@mantine/notifications/styles.css';
import './shell/console.css';
import { ProblemError } from '@fde/client';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccessGate } from './access/access-gate.js';
import { finishLogin } from './access/login.js';
import { LanguageProvider, speakPreferred } from './messages/language-provider.js';
import { Pages } from './routes.js';
import { theme } from './shell/theme.js';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Retry only what did not reach the service; what it refused stays refused.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ProblemError && error.status < 500),
    },
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
const [failure, spoken] = await Promise.all([finishLogin(), speakPreferred()]);
// Drawn only now: the router reads the address, which a returning login has just set.
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <LanguageProvider first={spoken}>
          <Notifications position="bottom-right" />
          <AccessGate failure={failure}>
            <Pages />
          </AccessGate>
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
