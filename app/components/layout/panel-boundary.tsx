import { Component, type ReactNode } from "react";
import { FailedView } from "~/components/feedback/failed-view";

type Props = { children: ReactNode };
type State = { failure: { error: unknown } | null };

/** Keeps an error of a panel's content in the panel: a value that a chart cannot draw must not take the whole screen. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } });

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedView error={failure.error} retry={() => this.setState({ failure: null })} />;
  }
}
