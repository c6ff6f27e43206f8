import { Alert, Button, Center, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { accessFacts } from './access-facts.js';
import { beginLogin } from './login.js';
import { session } from './session.js';

function PasteToken(): ReactNode {
  const [text, setText] = useState('');
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const token = text.trim().replace(/^bearer +/i, '');
    if (token !== '') session.keep({ token });
  };
  return (
    <form onSubmit={use}>
      <Stack gap="xs">
        <PasswordInput
          label="Access token"
          description="One that you already have. It is kept in this tab only, until you close it."
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          Use this token
        </Button>
      </Stack>
    </form>
  );
}

function LoginPage({ failure }: { failure: string | undefined }): ReactNode {
  const login = accessFacts?.login;
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder p="xl" w={420} maw="100%">
        <Stack>
          <Title order={1} size="h3">
            Financial Data
          </Title>
          {failure !== undefined && (
            <Alert color="red" title="You are not logged in" role="alert">
              {failure}
            </Alert>
          )}
          {login === undefined ? (
            <Text size="sm">This service requires an access token.</Text>
          ) : (
            <Button onClick={() => void beginLogin(login)}>Log in</Button>
          )}
          <PasteToken />
        </Stack>
      </Paper>
    </Center>
  );
}

/** Shows the console to those who may see it. If the API is open, that is everyone. */
export function AccessGate({
  failure,
  children,
}: {
  failure: string | undefined;
  children: ReactNode;
}): ReactNode {
  const tokens = useSyncExternalStore(
    (heard) => session.subscribe(heard),
    () => session.tokens(),
  );
  return accessFacts === undefined || tokens !== undefined ? (
    children
  ) : (
    <LoginPage failure={failure} />
  );
}

/** Nothing of what was read stays behind. */
const logOut = (): void => {
  session.drop();
  window.location.reload();
};

export function LogOut(): ReactNode {
  return accessFacts === undefined ? null : (
    <Button variant="default" size="xs" onClick={logOut}>
      Log out
    </Button>
  );
}
