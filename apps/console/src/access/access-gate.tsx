import { Alert, Button, Center, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { accessFacts } from './access-facts.js';
import { useTexts } from '../messages/use-texts.js';
import { beginLogin } from './login.js';
import { session } from './session.js';

function PasteToken(): ReactNode {
  const t = useTexts();
  const [text, setText] = useState('');
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const token = text.trim().replace(/^bearer +/i, '');
    if (token !== '') session.keep({ token });
  };
  return (
    <form onSubmit={use}>
      <Stack gap="xs">
        <TextInput
          type="password"
          label={t('access.token')}
          description={t('access.tokenHelp')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          {t('access.useToken')}
        </Button>
      </Stack>
    </form>
  );
}

function LoginPage({ failure }: { failure: string | undefined }): ReactNode {
  const t = useTexts();
  const login = accessFacts?.login;
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder p="xl" w={420} maw="100%">
        <Stack>
          <Title order={1} size="h3">
            {t('shell.name')}
          </Title>
          {failure !== undefined && (
            <Alert color="red" title={t('access.notLoggedIn')} role="alert">
              {failure}
            </Alert>
          )}
          {login === undefined ? (
            <Text size="sm">{t('access.required')}</Text>
          ) : (
            <Button onClick={() => void beginLogin(login)}>{t('access.logIn')}</Button>
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
  const t = useTexts();
  return accessFacts === undefined ? null : (
    <Button variant="default" size="xs" onClick={logOut}>
      {t('access.logOut')}
    </Button>
  );
}
