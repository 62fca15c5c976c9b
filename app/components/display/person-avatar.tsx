import "~/theme/avatar.css";
import { Avatar } from "@mantine/core";
import { trustedImage } from "./trusted-image";

/** One of them is chosen by the name. */
const COLORS = ["blue", "cyan", "green", "violet", "grape", "pink"];

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
      color="initials"
      allowedInitialsColors={COLORS}
      size={size}
      alt=""
      aria-hidden
      className={className}
    >
      {CHINESE.test(initial ?? "") ? initial : undefined}
    </Avatar>
  );
}
