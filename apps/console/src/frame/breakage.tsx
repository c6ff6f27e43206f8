import { Component, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router';
import { useTexts } from '../messages/use-texts.js';
import { Failure } from '../shell/states.js';

function Broken({ error }: { error: unknown }): ReactNode {
  const t = useTexts();
  return (
    <Failure
      error={error instanceof Error ? error : new Error(t('shell.broken'))}
      retry={() => window.location.reload()}
    />
  );
}

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}
interface State {
  readonly location?: Location;
  readonly failure?: { readonly error: unknown } | undefined;
}

class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failure: undefined };
  }

  override readonly state: State = {};

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Broken error={failure.error} />;
  }
}

/** Shows what broke in place of what it surrounds, until another address is opened. */
export function Breakage({ children }: { children: ReactNode }): ReactNode {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}
