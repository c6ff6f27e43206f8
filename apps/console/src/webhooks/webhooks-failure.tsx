import { Anchor, Code } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../messages/use-texts.js';
import { Empty, Failure } from '../shell/states.js';
import { isSwitchedOff } from './webhook-queries.js';

/** Why webhooks cannot be shown; where the installation lacks their key, what its operators have to do. */
export function WebhooksFailure({ error, retry }: { error: Error; retry: () => void }): ReactNode {
  const t = useTexts();
  if (!isSwitchedOff(error)) return <Failure error={error} retry={retry} />;
  return (
    <Empty title={t('webhooks.switchedOff.title')}>
      {t.rich('webhooks.switchedOff.text', {
        code: (words) => <Code>{words}</Code>,
        link: (words) => (
          <Anchor inherit underline="always" component={Link} to="/news">
            {words}
          </Anchor>
        ),
      })}
    </Empty>
  );
}
