import type * as v from "valibot";
import type { CallKind } from "~/api/client/dedupe";

/** A call as app/api declares it: its path, and the schemas of what is sent and answered. */
export type DeclaredCall = {
  spec: {
    kind: CallKind;
    method: "GET" | "POST" | "PATCH" | "DELETE";
    path: string;
    response: v.GenericSchema;
    query?: v.GenericSchema;
    body?: v.GenericSchema;
    token?: boolean;
  };
};

/** What a call answers. */
export type ResponseOf<Call extends DeclaredCall> = v.InferOutput<Call["spec"]["response"]>;
