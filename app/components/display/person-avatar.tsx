import "~/theme/avatar.css";
import { Avatar } from "@mantine/core";
import { trustedImage } from "./trusted-image";

/** One of them is chosen by the name. */
const COLORS = ["blue", "cyan", "green", "violet", "grape", "pink"];

type Props = { name: string; picture: string; size: number; className?: string };

/** The smallest size with room for two letters, in px. */
const ROOM_FOR_TWO = 24;
/** Between other words, they have no initial. */
const SMALL_WORDS = /\s(?:and|of|the)(?=\s)/gi;
/** A Chinese name is abbreviated to its first character, because two characters may be another name. */
const CHINESE = /^\p{Script=Han}/u;

/** A person's picture, else the initials; hidden from screen readers, because the name is beside it. */
export function PersonAvatar({ name, picture, size, className }: Props) {
  const [initial] = name.trim();
  return (
    <Avatar
      src={trustedImage(picture)}
      name={name.replace(SMALL_WORDS, "")}
      color="initials"
      allowedInitialsColors={COLORS}
      size={size}
      alt=""
      aria-hidden
      className={className}
    >
      {size < ROOM_FOR_TWO || CHINESE.test(initial ?? "") ? initial : undefined}
    </Avatar>
  );
}
