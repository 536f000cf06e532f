import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import { Switch } from '../lesson/switch.tsx';
import { insertBlock, insertInline, type TextCommand } from '../lesson/text-commands.ts';
import { ChosenPreview } from './chosen-preview.tsx';
import { firstCrop } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { FileDrop } from './file-drop.tsx';
import { type BroughtFile, maxPictureText } from './file-in.ts';
import { useSchoolFile } from './use-school-file.ts';

/** The frames that a picture in a text can be cropped to, as drawn here. */
const frames = {
  wide: { width: 960, height: 540 },
  landscape: { width: 800, height: 600 },
  square: { width: 640, height: 640 },
} as const;
type Shape = 'own' | keyof typeof frames;

interface FileDialogProps {
  /** A file that was dropped on the text or pasted into it. */
  readonly first?: BroughtFile | undefined;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

/** Inserts a picture or a PDF into a text: choose the file, describe it, then it is made smaller and sent. */
export default function FileDialog({ first, onInsert, onClose }: FileDialogProps) {
  const titleId = useId();
  const { chosen, choose, failure, share, sent } = useSchoolFile(first?.file);
  const [text, setText] = useState(first?.text ?? '');
  const [isDecoration, setDecoration] = useState(false);
  const [asked, setAsked] = useState(false);
  const [shape, setShape] = useState<Shape>('own');
  const [crop, setCrop] = useState(firstCrop);
  const isPdf = chosen?.kind === 'pdf';
  const frame = isPdf || shape === 'own' ? undefined : frames[shape];
  const needsText = isPdf || !isDecoration;
  const isMissing = needsText && text.trim() === '';

  async function put() {
    setAsked(true);
    if (!chosen || isMissing) return;
    const cropped = frame && { aspect: frame.width / frame.height, crop };
    const markdown = await sent({ text, isDecoration: !isPdf && isDecoration, cropped });
    if (markdown === undefined) return;
    onClose();
    onInsert(isPdf ? insertInline(markdown) : insertBlock(markdown));
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-edit.fileTitle']()}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <FileDrop
          hasFile={chosen !== null}
          onFile={(brought) => {
            if (brought.text) setText(brought.text);
            void choose(brought.file);
          }}
        />
        {chosen && !frame && <ChosenPreview chosen={chosen} />}
        {chosen && frame && <CropFrame file={chosen.file} frame={frame} crop={crop} onCrop={setCrop} />}
        {chosen?.kind === 'picture' && (
          <Switch
            label={words['studio-picture.shape']()}
            options={{
              own: words['studio-picture.asItIs'](),
              wide: words['studio-picture.wide'](),
              landscape: words['studio-picture.landscape'](),
              square: words['studio-picture.square'](),
            }}
            value={shape}
            onChoose={setShape}
          />
        )}
        {chosen && (
          <TextField
            label={isPdf ? words['studio-edit.linkWords']() : words['studio-edit.altWords']()}
            value={text}
            disabled={!needsText}
            required={needsText}
            error={asked && isMissing}
            helperText={
              asked && isMissing
                ? words['studio-edit.altMissing']()
                : !isPdf && words['studio-edit.altHint']()
            }
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: maxPictureText } }}
            fullWidth
          />
        )}
        {chosen?.kind === 'picture' && (
          <label className="tap gap-2">
            <input
              type="checkbox"
              checked={isDecoration}
              onChange={({ target }) => setDecoration(target.checked)}
            />
            {words['studio-edit.decoration']()}
          </label>
        )}
        <Failure text={failure} />
        {share !== null && (
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={words['studio-edit.sending']()}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button variant="contained" disabled={!chosen} loading={share !== null} onClick={() => void put()}>
          {words['studio-edit.putIn']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
