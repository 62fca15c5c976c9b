import { Alert } from "@mantine/core";

/** What the action answers to a refused login. */
export type Refused = { refusal: string };

/** The server's words on a refused login; they go away with the next try. */
export function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Alert color="red" variant="light" role="alert" mt="sm">
      {text}
    </Alert>
  );
}
