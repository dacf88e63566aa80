import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ComparisonsIcon from '@mui/icons-material/CompareOutlined';
import LegalIcon from '@mui/icons-material/GavelOutlined';
import SubscriptionIcon from '@mui/icons-material/CreditCardOutlined';
import IntegrationsIcon from '@mui/icons-material/ExtensionOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import PresentationsIcon from '@mui/icons-material/SlideshowOutlined';
import SavedSearchesIcon from '@mui/icons-material/SavedSearch';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import LearningIcon from '@mui/icons-material/SchoolOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { mayChat } from '#contract/accounts.ts';
import { siteQuery } from '#web/platform/site.data.ts';
import { PageFrame } from '../page-frame.tsx';
import { useMe } from '../use-me.ts';
import { Cards, DashboardCard } from './dashboard-card.tsx';

/** `/dashboard`: what the account has, and the way to it. */
export function DashboardPage() {
  const { firstName, allowedChatInterfaces } = useMe();
  const { data: site } = useQuery(siteQuery);
  const { routesByPath } = useRouter();
  const comparisons = site?.comparisons ?? null;
  const learning = '/help/learning-center';
  return (
    <PageFrame title="Dashboard" lead={`Welcome back, ${firstName}.`} trail={[]} maxWidth={960}>
      <Cards label="Tools">
        {mayChat(allowedChatInterfaces) ? (
          <DashboardCard icon={<ChatIcon />} title="Chat assistant" to="/">
            Ask for listings, market figures and copy.
          </DashboardCard>
        ) : (
          allowedChatInterfaces.includes('native') && (
            <DashboardCard
              icon={<ChatIcon />}
              title="Chat assistant"
              disabledBecause="Your account chats elsewhere. Contact support to chat here too."
            >
              Ask for listings, market figures and copy.
            </DashboardCard>
          )
        )}
        {comparisons && (
          <DashboardCard
            icon={<ComparisonsIcon />}
            title="Comparisons"
            {...(comparisons.isEmbedded ? { to: '/comps' } : { href: comparisons.url })}
          >
            Homes side by side.
          </DashboardCard>
        )}
        <DashboardCard icon={<PresentationsIcon />} title="Presentations" to="/presentations">
          Comparables and prices, ready for a client.
        </DashboardCard>
        <DashboardCard icon={<SavedSearchesIcon />} title="Saved searches" to="/saved-searches">
          What came on the market, changed its price or sold.
        </DashboardCard>
        <DashboardCard icon={<IntegrationsIcon />} title="Integrations" to="/account/connected-apps">
          Your calendar, mail and transactions.
        </DashboardCard>
        {learning in routesByPath && (
          <DashboardCard icon={<LearningIcon />} title="Learning Center" href={learning}>
            Short videos about what Sidekick can do for you.
          </DashboardCard>
        )}
      </Cards>
      <Box component="h2" sx={{ m: 0, mt: 5, mb: 2, typography: 'h3' }}>
        Account
      </Box>
      <Cards label="Account">
        <DashboardCard icon={<ProfileIcon />} title="Profile" to="/account/profile">
          Your name, and how clients reach you.
        </DashboardCard>
        <DashboardCard icon={<SubscriptionIcon />} title="Subscription" to="/account/subscription">
          Your plan and how it stands.
        </DashboardCard>
        <DashboardCard icon={<SettingsIcon />} title="Settings" to="/account/settings">
          Theme and what the chat shows.
        </DashboardCard>
        <DashboardCard icon={<LegalIcon />} title="Legal and privacy" to="/privacy">
          What is stored, and who sees it.
        </DashboardCard>
      </Cards>
    </PageFrame>
  );
}
