import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import FactIcon from '@mui/icons-material/FactCheckOutlined';
import PresentationsIcon from '@mui/icons-material/SlideshowOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { welcomeScript } from './welcome-script.ts';

interface WelcomeDialogProps {
  firstName: string;
  /** The first thread is being begun. */
  busy: boolean;
  onGetStarted: () => void;
  onSkip: () => void;
}

/** What the product is, and what comes next, before the first chat. */
export function WelcomeDialog({ firstName, busy, onGetStarted, onSkip }: WelcomeDialogProps) {
  const [step, setStep] = useState<1 | 2>(1);
  const title = useId();
  return (
    <Dialog open onClose={onSkip} maxWidth="xs" fullWidth aria-labelledby={title}>
      <Box sx={{ p: { xs: 2.5, sm: 4 }, pb: { xs: 2, sm: 3 } }}>
        <Logo size={40} />
        <Box component="h2" id={title} sx={{ m: 0, mt: 2, typography: 'h2' }}>
          {step === 1 ? `Welcome, ${firstName}` : 'See it work'}
        </Box>
        {step === 1 ? <Offers /> : <Next />}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 3 }}>
          <Box sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}>{step} of 2</Box>
          <Button onClick={onSkip}>Skip</Button>
          {step === 1 ? (
            <Button key="next" variant="primary" autoFocus onClick={() => setStep(2)}>
              Next
            </Button>
          ) : (
            <Button key="start" variant="primary" autoFocus busy={busy} onClick={onGetStarted}>
              Get Started
            </Button>
          )}
        </Box>
      </Box>
    </Dialog>
  );
}

function Offers() {
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      <Offer icon={<ChatIcon />} title="Ask in plain words">
        For homes, markets, copy and charts, as you would ask a colleague.
      </Offer>
      <Offer icon={<FactIcon />} title="Check every figure">
        Each one comes from a listing or a sale, and says from which.
      </Offer>
      <Offer icon={<PresentationsIcon />} title="Show it to clients">
        Comparables, a price range and a presentation with your brand.
      </Offer>
    </Box>
  );
}

function Offer({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ color: 'primary.main', display: 'flex', pt: '2px' }}>{icon}</Box>
      <Box>
        <Box sx={{ typography: 'h5' }}>{title}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>
      </Box>
    </Box>
  );
}

function Next() {
  return (
    <>
      <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}>
        Sidekick opens your first chat and asks for you:
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1, justifyItems: 'end' }}>
        {welcomeScript.questions.map((text) => (
          <Box
            component="li"
            key={text}
            sx={{ px: 1.5, py: 1, borderRadius: '12px', bgcolor: 'background.sunken', fontSize: 14 }}
          >
            {text}
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 2, typography: 'body2', color: 'text.secondary' }}>
        You can take over at any time.
      </Box>
    </>
  );
}
