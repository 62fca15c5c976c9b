import { submitChannelForm, submitGroupForm } from "~/api/form";
import { getBasicProfile, listOperationLog } from "~/api/profile";
import { type Check, expectThat, isSuccess, sendForData } from "./check";
import { expectEffect } from "./effects";
import { send } from "./send";

const CHANNEL_FORM = {
  activityName: "conformance",
  channelType: "app",
  promotionTime: ["2026-03-01 00:00:00", "2026-03-31 23:59:59"],
  promoteLink: "https://example.com",
  advertisingSource: "conformance",
  advertisingMedia: "conformance",
  keyword: ["conformance"],
  pushNotify: false,
  advertisingContent: "",
};

/** What is refused, whatever the server does with a submission. */
export const formRefusals: Check[] = [
  {
    name: "a submission without its fields is refused",
    run: async (context) => {
      for (const call of [submitChannelForm, submitGroupForm]) {
        const response = await send(context, call, { token: context.token, body: {} });
        expectThat(response.json !== undefined && !isSuccess(response), response, "a failure in an envelope");
      }
    },
  },
];

/** These leave a submission each, so they run only where that is wanted. */
export const formSubmissions: Check[] = [
  {
    name: "a step form is submitted",
    run: async (context) => {
      await sendForData(context, submitChannelForm, { body: CHANNEL_FORM });
    },
  },
  {
    name: "a group form is submitted, and is the newest entry of the operation log",
    run: async (context) => {
      const { video, audio } = await sendForData(context, getBasicProfile);
      const keys = async () => (await sendForData(context, listOperationLog)).map(({ key }) => key);
      const before = await keys();
      await sendForData(context, submitGroupForm, { body: { video, audio, explanation: "conformance" } });
      const [newest] = await keys();
      await expectEffect(
        { write: submitGroupForm, list: listOperationLog },
        async () => newest !== undefined && !before.includes(newest),
        "a new entry first",
      );
    },
  },
];
