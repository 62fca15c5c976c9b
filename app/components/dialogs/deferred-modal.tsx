import { Modal, type ModalProps } from "@mantine/core";
import { mountOnOpen } from "./mount-on-open";

export const DeferredModal = mountOnOpen<ModalProps>(Modal);
