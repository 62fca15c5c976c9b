import { ApiError } from "~/api/client/api-error";
import { renewToken } from "~/api/session";
import { STORAGE_KEY } from "~/config/storage-keys";
import { writeStored } from "~/lib/storage/local-storage";
import type { Authentication } from "./authentication";
import { sessionToken } from "./session";

/** Logs in by the console's forms; an expired token is renewed by the refresh token that came with it. */
export const refreshToken: Authentication = {
  renew: async (renewal) => {
    const token = sessionToken();
    try {
      const renewed = await renewToken({ body: { refreshToken: renewal }, quiet: true });
      // Not after a logout in the meantime.
      if (renewed.refreshToken && sessionToken() === token) writeStored(STORAGE_KEY.renewal, renewed.refreshToken);
      return renewed.token;
    } catch (error) {
      if (error instanceof ApiError && !error.isOutage) return undefined;
      throw error;
    }
  },
};
