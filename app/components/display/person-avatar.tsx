import "~/theme/avatar.css";
import { Avatar } from "@mantine/core";
import { trustedImage } from "./trusted-image";

const COLORS = ["blue", "cyan", "green", "violet", "grape", "pink"];

/** Chosen by the name, after FNV-1a: Mantine's own choice is hardly more than the sum of the letters, and repeats often. */
export function colorOf(name: string): string | undefined {
  const hash = name.split("").reduce((sum, unit) => Math.imul(sum ^ unit.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return COLORS[(hash >>> 16) % COLORS.length];
}

type Props = { name: string; picture: string; size: number; className?: string };

/** A Chinese name is abbreviated to its first character, because two characters may be another name. */
const CHINESE = /^\p{Script=Han}/u;

/** A person's picture, else the initials; hidden from screen readers, because the name is beside it. */
export function PersonAvatar({ name, picture, size, className }: Props) {
  const [initial] = name.trim();
  return (
    <Avatar
      src={trustedImage(picture)}
      name={name}
      color={colorOf(name)}
      size={size}
      alt=""
      aria-hidden
      className={className}
    >
      {CHINESE.test(initial ?? "") ? initial : undefined}
    </Avatar>
  );
}
