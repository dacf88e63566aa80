import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface ThreadMenuProps {
  anchor: HTMLElement;
  pinned: boolean;
  onClose: () => void;
  onRename: () => void;
  onPin: () => void;
  onDelete: () => void;
}

export default function ThreadMenu({ anchor, pinned, onClose, onRename, onPin, onDelete }: ThreadMenuProps) {
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
        {pinned ? 'Unpin chat' : 'Pin chat'}
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
