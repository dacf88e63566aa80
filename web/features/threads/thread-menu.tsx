import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Thread } from '#contract/threads.ts';
import { saveThreadPdf } from './save-thread-pdf.ts';

interface ThreadMenuProps {
  anchor: HTMLElement;
  thread: Thread;
  onClose: () => void;
  onRename: () => void;
  onPin: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

export default function ThreadMenu({ anchor, thread, onClose, onRename, onPin, onArchive, onDelete }: ThreadMenuProps) {
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={anchor} open disablePortal onClose={onClose} slotProps={{ paper: { sx: { width: 176 } } }}>
      <MenuItem onClick={choose(onRename)}>
        <ListItemIcon>
          <EditIcon fontSize="small" />
        </ListItemIcon>
        Rename
      </MenuItem>
      <MenuItem onClick={choose(onPin)}>
        <ListItemIcon>
          <PinIcon fontSize="small" />
        </ListItemIcon>
        {thread.pinned ? 'Unpin chat' : 'Pin chat'}
      </MenuItem>
      <MenuItem onClick={choose(onArchive)}>
        <ListItemIcon>
          <ArchiveIcon fontSize="small" />
        </ListItemIcon>
        Archive
      </MenuItem>
      <MenuItem component="a" href={`/api/chat/threads/${thread.id}/export?format=md`} download onClick={onClose}>
        <ListItemIcon>
          <DownloadIcon fontSize="small" />
        </ListItemIcon>
        Export
      </MenuItem>
      <MenuItem onClick={choose(() => void saveThreadPdf(thread))}>
        <ListItemIcon>
          <PdfIcon fontSize="small" />
        </ListItemIcon>
        Save as PDF
      </MenuItem>
      <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
        <ListItemIcon>
          <DeleteIcon fontSize="small" />
        </ListItemIcon>
        Delete
      </MenuItem>
    </Menu>
  );
}
