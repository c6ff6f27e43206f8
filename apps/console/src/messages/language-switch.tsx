import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useLanguage } from './language-provider.js';
import { isLanguage, LANGUAGES } from './languages.js';
import { useTexts } from './use-texts.js';

/** Each language under its own name, which its readers know. */
export function LanguageSwitch(): ReactNode {
  const t = useTexts();
  const { language, choose } = useLanguage();
  const failed = (): void =>
    void notifications.show({ color: 'red', message: t('shell.languageNotLoaded') });
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" size="lg">
          <VisuallyHidden>{t('shell.language')} </VisuallyHidden>
          {language.toUpperCase()}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.keys(LANGUAGES)
          .filter(isLanguage)
          .map((code) => (
            <Menu.Item key={code} lang={code} onClick={() => void choose(code).catch(failed)}>
              {LANGUAGES[code].name}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
