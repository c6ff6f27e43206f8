import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';

/** Some words of a person, over a few lines. */
export const CommentField = ({
  label,
  value,
  most,
  onChange,
}: {
  label: string;
  value: string;
  /** The most characters that are taken. */
  most?: number;
  onChange: (value: string) => void;
}): ReactNode => (
  <InputBase
    component="textarea"
    multiline
    rows={2}
    label={label}
    value={value}
    maxLength={most}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
