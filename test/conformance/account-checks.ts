import { listMessages, markMessagesRead } from "~/api/message";
import { getUser, saveUser, uploadAvatar } from "~/api/user";
import { type Check, type Context, NotCheckable, sendForData } from "./check";
import { expectEffect, withCleanUp } from "./effects";
import type { Picture } from "./send";

/** A transparent pixel. */
const PIXEL: Picture = {
  type: "image/png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const READ = 1;

async function checkSaveUser(context: Context): Promise<void> {
  const { email, name, countryRegion, area, address, introduction } = await sendForData(context, getUser);
  const form = { email, name, countryRegion, area, address, introduction };
  const changed = `conformance ${Date.now()}`;
  await withCleanUp(
    async () => {
      await sendForData(context, saveUser, { body: { ...form, introduction: changed } });
      const after = await sendForData(context, getUser);
      await expectEffect(
        { write: saveUser, list: getUser },
        async () => after.introduction === changed && after.email === email && after.name === name,
        "the introduction that was saved, and the other fields as before,",
      );
    },
    () => sendForData(context, saveUser, { body: form }),
  );
}

/** The account's present picture; undefined for one that cannot be read. */
async function pictureOf({ url }: Context, avatar: string): Promise<Picture | undefined> {
  // A path is one of the backend, as that of a call.
  const address = avatar.startsWith("/") ? url + avatar : avatar;
  const response = await fetch(address).catch(() => undefined);
  const type = response?.headers.get("content-type") ?? "";
  if (!response?.ok || !type.startsWith("image/")) return undefined;
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function checkUpload(context: Context): Promise<void> {
  const { avatar } = await sendForData(context, getUser);
  const before = avatar ? await pictureOf(context, avatar) : undefined;
  if (avatar && !before) throw new NotCheckable("the account's picture cannot be read, and so could not be put back");
  const { url } = await sendForData(context, uploadAvatar, { picture: PIXEL });
  await withCleanUp(
    () =>
      expectEffect(
        { write: uploadAvatar, list: getUser },
        async () => (await sendForData(context, getUser)).avatar === url,
        "the url of the upload as avatar",
      ),
    async () => before && sendForData(context, uploadAvatar, { picture: before }),
  );
}

async function checkMessagesRead(context: Context): Promise<void> {
  const messages = await sendForData(context, listMessages);
  const unread = messages.find(({ status }) => status !== READ);
  if (!unread) throw new NotCheckable("the account has no unread message");
  await sendForData(context, markMessagesRead, { body: { ids: [unread.id] } });
  const read = new Set([unread, ...messages.filter(({ status }) => status === READ)].map(({ id }) => id));
  const after = await sendForData(context, listMessages);
  await expectEffect(
    { write: markMessagesRead, list: listMessages },
    async () => after.every(({ id, status }) => (status === READ) === read.has(id)),
    `status 1 for message ${unread.id}, and the others as before,`,
  );
}

/** What the account changes about itself. One message stays read: no call takes that back. */
export const accountWrites: Check[] = [
  { name: "the basic information is saved", run: checkSaveUser },
  { name: "an uploaded picture becomes the account's", run: checkUpload },
  { name: "one message is marked as read", run: checkMessagesRead },
];
