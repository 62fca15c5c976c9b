import { ApiError } from "~/api/client/api-error";
import { renewToken } from "~/api/session";
import type { Authentication } from "./authentication";

/** Whether the refresh token is refused, and not the moment: no usable response, too many calls, or a server that fails. */
const isFinal = ({ mayBeDone, status }: ApiError): boolean => !mayBeDone && status !== 429 && status < 500;

/** Logs in by the console's forms; an expired token is renewed by the refresh token that came with it. */
export const byRefreshToken: Authentication = {
  renew: async (renewal) => {
    try {
      const { token, refreshToken } = await renewToken({ body: { refreshToken: renewal }, quiet: true });
      return { token, renewal: refreshToken };
    } catch (error) {
      if (error instanceof ApiError && isFinal(error)) return undefined;
      throw error;
    }
  },
};
