import { Avatar } from "@mantine/core";
import { ownPicture } from "./own-picture";

type Props = { name: string; picture: string; size: number; className?: string };

/** Two letters need so many px. */
const ROOM_FOR_TWO = 32;
/** A Chinese name is told by its first character: two of three would be another name. */
const CHINESE = /^\p{Script=Han}/u;

/** The picture of somebody whose name stands beside it; the initials where there is none or it does not come. */
export function PersonAvatar({ name, picture, size, className }: Props) {
  const [initial] = name.trim();
  return (
    <Avatar src={ownPicture(picture)} name={name} size={size} alt="" className={className}>
      {size < ROOM_FOR_TWO || CHINESE.test(initial ?? "") ? initial : undefined}
    </Avatar>
  );
}
