import { ApiError } from "~/api/client/api-error";
import { renewToken } from "~/api/session";
import { STORAGE_KEY } from "~/config/storage-keys";
import { writeStored } from "~/lib/storage/local-storage";
import type { Authentication } from "./authentication";

/** Logs in by the console's forms; an expired token is renewed by the refresh token that came with it. */
export const refreshToken: Authentication = {
  renew: async (renewal) => {
    try {
      const renewed = await renewToken({ body: { refreshToken: renewal }, quiet: true });
      if (renewed.refreshToken) writeStored(STORAGE_KEY.renewal, renewed.refreshToken);
      return renewed.token;
    } catch (error) {
      if (error instanceof ApiError && !error.isOutage) return undefined;
      throw error;
    }
  },
};
