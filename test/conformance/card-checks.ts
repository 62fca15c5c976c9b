import type { DeclaredCall } from "#mocks/backend/declared-call";
import {
  changeService,
  createQualityInspection,
  deleteQualityInspection,
  listPresetRules,
  listQualityInspections,
  listServices,
  markInspected,
  switchPresetRule,
} from "~/api/card";
import { collectChat, listChats } from "~/api/chat";
import { type Check, type Context, NotCheckable, sendForData } from "./check";
import { expectEffect, nameOf, withCleanUp } from "./effects";

type Item = { id: number | string };

/** A call that switches a flag of one record, and how the record is read again. */
type Switch<T extends Item> = {
  write: DeclaredCall;
  list: DeclaredCall;
  read: (context: Context) => Promise<T[]>;
  isOn: (item: T) => boolean;
  body: (on: boolean) => object;
  /** Records for which this holds can be switched both ways. */
  applies?: (item: T) => boolean;
};

/** Switches the first record, and back again. */
async function checkSwitch<T extends Item>(
  context: Context,
  { write, list, read, isOn, body, applies = () => true }: Switch<T>,
): Promise<void> {
  const item = (await read(context)).find(applies);
  if (!item) throw new NotCheckable(`${nameOf(list)} has no record for it`);
  const wasOn = isOn(item);
  const switchTo = async (on: boolean) => {
    await sendForData(context, write, { params: { id: item.id }, body: body(on) });
    await expectEffect(
      { write, list },
      async () => (await read(context)).some((other) => other.id === item.id && isOn(other) === on),
      `record ${item.id} to be switched ${on ? "on" : "off"}`,
    );
  };
  await withCleanUp(
    () => switchTo(!wasOn),
    () => switchTo(wasOn),
  );
}

async function checkQueue(context: Context): Promise<void> {
  const title = `conformance ${Date.now()}`;
  const queues = () => sendForData(context, listQualityInspections);
  const { id } = await sendForData(context, createQualityInspection, { body: { title } });
  const queue = async () => (await queues()).find((one) => one.id === id);
  const list = listQualityInspections;
  await withCleanUp(
    async () => {
      await expectEffect(
        { write: createQualityInspection, list },
        async () => (await queue())?.title === title,
        `the new queue ${id}`,
      );
      await sendForData(context, markInspected, { params: { id }, body: { inspected: true } });
      await expectEffect(
        { write: markInspected, list },
        async () => Number((await queue())?.data[0]?.value) === 0,
        `0 as the first figure of queue ${id}, for nothing is waiting in it`,
      );
    },
    () => sendForData(context, deleteQualityInspection, { params: { id } }),
  );
  await expectEffect({ write: deleteQualityInspection, list }, async () => !(await queue()), `no queue ${id}`);
}

/** The writes of cards and chats. */
export const cardWrites: Check[] = [
  {
    name: "a chat is starred, and no longer",
    run: (context) =>
      checkSwitch(context, {
        write: collectChat,
        list: listChats,
        read: (from) => sendForData(from, listChats),
        isOn: ({ isCollect }) => isCollect,
        body: (isCollect) => ({ isCollect }),
      }),
  },
  {
    name: "a service is opened and closed",
    run: (context) =>
      checkSwitch(context, {
        write: changeService,
        list: listServices,
        read: (from) => sendForData(from, listServices),
        isOn: ({ enable }) => enable,
        body: (enable) => ({ enable }),
        applies: ({ expires }) => !expires,
      }),
  },
  {
    name: "a preset rule is switched on and off",
    run: (context) =>
      checkSwitch(context, {
        write: switchPresetRule,
        list: listPresetRules,
        read: (from) => sendForData(from, listPresetRules),
        isOn: ({ enable }) => enable,
        body: (enable) => ({ enable }),
      }),
  },
  { name: "a queue for inspection is created, inspected and deleted", run: checkQueue },
];
