import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './shell/console.css';
import { ProblemError } from '@fde/client';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { AccessGate } from './access/access-gate.js';
import { finishLogin } from './access/login.js';
import { theme } from './shell/theme.js';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the service refused stays refused; what did not reach it is worth another try.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ProblemError && error.status < 500),
    },
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
const failure = await finishLogin();
// Read only now: the router takes the address as it stands, and a login that came back has just set it.
const { router } = await import('./routes.js');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <Notifications position="bottom-right" />
        <AccessGate failure={failure}>
          <RouterProvider router={router} />
        </AccessGate>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
