import { Avatar } from "@mantine/core";
import { trustedImage } from "./trusted-image";

type Props = { name: string; picture: string; size: number; className?: string };

/** Two letters need so many px. */
const ROOM_FOR_TWO = 32;
/** A Chinese name is told by its first character: two of three would be another name. */
const CHINESE = /^\p{Script=Han}/u;

/** The picture of somebody whose name stands beside it; the initials where there is none or it does not come. */
export function PersonAvatar({ name, picture, size, className }: Props) {
  const [initial] = name.trim();
  return (
    <Avatar src={trustedImage(picture)} name={name} size={size} alt="" className={className}>
      {size < ROOM_FOR_TWO || CHINESE.test(initial ?? "") ? initial : undefined}
    </Avatar>
  );
}
