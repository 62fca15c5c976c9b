import type * as v from "valibot";
import type { CallKind } from "~/api/client/dedupe";

/** A call as app/api declares it: its path, and the schemas of request and response. */
export type DeclaredCall = {
  spec: {
    kind: CallKind;
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: string;
    response: v.GenericSchema;
    query?: v.GenericSchema;
    body?: v.GenericSchema;
    token?: boolean;
  };
};

/** The data of a call's response. */
export type ResponseOf<Call extends DeclaredCall> = v.InferOutput<Call["spec"]["response"]>;
