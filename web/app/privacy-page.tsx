import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { Logo } from '#web/ui/logo.tsx';

/** The notice that the chat's footer links to: what this program itself does with what is typed into it. */
export function PrivacyPage() {
  return (
    <Box component="main" sx={{ maxWidth: 680, mx: 'auto', px: 2.5, py: { xs: 3, md: 6 }, display: 'grid', gap: 2 }}>
      <title>Privacy notice · Sidekick</title>
      <Link to="/" aria-label="Sidekick, home" style={{ justifySelf: 'start', textDecoration: 'none', marginBottom: 16 }}>
        <Logo />
      </Link>
      <Typography variant="h1">Privacy notice</Typography>
      <Typography>
        What you write and what the assistant answers is stored in your account on this server. Nobody but you sees it in the
        product; administrators can read it when they look into a problem, and each such look is recorded. A chat that you delete
        is gone from the product at once; the server keeps it for such a look for 30 days, then erases it for good.
      </Typography>
      <Typography>
        You can have a copy of everything that is stored about you, and have your account erased, in the settings under My data.
        Erasing waits for 14 days, in which you can undo it, and then deletes your profile, chats, presentations and files. What
        remains is the log of acts such as sign-ins, by which abuse is looked into: it holds neither texts nor your name. Backups
        that whoever runs this server makes are theirs to tell you about.
      </Typography>
      <Typography>
        Replies are written either by the assistant built into this server or by the language model provider that your
        administrator has chosen. In the second case your message, the recent messages of the chat and the listings found for it,
        where their MLS allows that, are sent to that provider.
      </Typography>
      <Typography>
        The assistant may produce inaccurate information. Check prices, sizes and dates against the MLS before you rely on them.
      </Typography>
      <Typography>
        This server counts how the product is used: that a reply succeeded or failed, that suggestions were opened, when you
        signed in. Nothing that you write is part of it. It is deleted after 90 days; whoever runs this server may have it sent to
        a service for such figures instead. A browser that asks not to be followed, by Do Not Track or Global Privacy Control, is
        not counted.
      </Typography>
      <Typography>
        One cookie keeps you signed in. This browser also keeps your theme, whether the sidebar is open, the model that you chose
        and, until you log out or close the tab, the messages that you looked at last.
      </Typography>
    </Box>
  );
}
