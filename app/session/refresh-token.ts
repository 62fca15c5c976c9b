import { ApiError } from "~/api/client/api-error";
import { renewToken } from "~/api/session";
import type { Authentication } from "./authentication";

/** Logs in by the console's forms; an expired token is renewed by the refresh token that came with it. */
export const byRefreshToken: Authentication = {
  renew: async (renewal) => {
    try {
      const { token, refreshToken } = await renewToken({ body: { refreshToken: renewal }, quiet: true });
      return { token, renewal: refreshToken };
    } catch (error) {
      if (error instanceof ApiError && !error.isOutage) return undefined;
      throw error;
    }
  },
};
