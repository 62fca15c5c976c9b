import { Button, Group, Slider, Stack } from "@mantine/core";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import type { Square } from "~/lib/pictures/square-picture";
import classes from "./avatar-dialog.module.css";

type Props = { picture: string; onCut: (square: Square) => void; onCancel: () => void };

const MAX_ZOOM = 4;
const STEP = 0.1;

/** Asks which square of a picture is the avatar: moved and zoomed by pointer, by the wheel, or by keys. */
export function AvatarDialog({ picture, onCut, onCancel }: Props) {
  const { t } = useTranslation("user");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  return (
    <DeferredModal opened onClose={onCancel} title={t("avatar.cut")} centered>
      <Stack gap="md">
        <div className={classes.area}>
          <Cropper
            image={picture}
            aspect={1}
            cropShape="round"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setSquare(pixels)}
            cropperProps={{ role: "group", "aria-label": t("avatar.move") }}
            mediaProps={{ alt: "" }}
          />
        </div>
        <Slider
          value={zoom}
          onChange={setZoom}
          min={1}
          max={MAX_ZOOM}
          step={STEP}
          label={null}
          thumbLabel={t("avatar.zoom")}
        />
        <p className={classes.hint}>{t("avatar.keys")}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t("avatar.back")}
          </Button>
          <Button disabled={!square} onClick={() => square && onCut(square)}>
            {t("avatar.use")}
          </Button>
        </Group>
      </Stack>
    </DeferredModal>
  );
}
