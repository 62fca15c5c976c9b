import { Avatar } from "@mantine/core";
import { trustedImage } from "./trusted-image";

type Props = { name: string; picture: string; size: number; className?: string };

/** Two letters fit from this size on, in px. */
const ROOM_FOR_TWO = 32;
/** A Chinese name is abbreviated to its first character: two of three would be another name. */
const CHINESE = /^\p{Script=Han}/u;

/** The picture of a person whose name is beside it (so `alt` is empty), else the initials. */
export function PersonAvatar({ name, picture, size, className }: Props) {
  const [initial] = name.trim();
  return (
    <Avatar src={trustedImage(picture)} name={name} size={size} alt="" className={className}>
      {size < ROOM_FOR_TWO || CHINESE.test(initial ?? "") ? initial : undefined}
    </Avatar>
  );
}
