import type { getBasicProfile } from "~/api/profile";
import type { ResponseOf } from "../backend/declared-call";

/** The status is under review; these are the values in use until the change is approved. */
export const basicProfile: ResponseOf<typeof getBasicProfile> = {
  status: 2,
  video: {
    mode: "custom",
    acquisition: { resolution: "720*1280", frameRate: 15 },
    encoding: {
      resolution: "720*1280",
      rate: { min: 300, max: 800, default: 1500 },
      frameRate: 15,
      profile: "high",
    },
  },
  audio: {
    mode: "custom",
    acquisition: { channels: 8 },
    encoding: { channels: 8, rate: 128, profile: "AAC-LC" },
  },
};
