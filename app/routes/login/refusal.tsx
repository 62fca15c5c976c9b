import { Alert } from "@mantine/core";

/** The server's words on a refused login; they go away with the next try. */
export function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Alert color="red" variant="light" role="alert" mt="sm">
      {text}
    </Alert>
  );
}
