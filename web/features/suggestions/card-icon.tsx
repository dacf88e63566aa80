import AttachMoney from '@mui/icons-material/AttachMoney';
import AutoGraph from '@mui/icons-material/AutoGraph';
import BarChart from '@mui/icons-material/BarChart';
import Bolt from '@mui/icons-material/Bolt';
import Business from '@mui/icons-material/Business';
import DataUsage from '@mui/icons-material/DataUsage';
import Description from '@mui/icons-material/Description';
import Domain from '@mui/icons-material/Domain';
import Event from '@mui/icons-material/Event';
import House from '@mui/icons-material/House';
import Image from '@mui/icons-material/Image';
import InsertChart from '@mui/icons-material/InsertChart';
import Leaderboard from '@mui/icons-material/Leaderboard';
import LocationOn from '@mui/icons-material/LocationOn';
import MultilineChart from '@mui/icons-material/MultilineChart';
import PhoneIphone from '@mui/icons-material/PhoneIphone';
import PieChart from '@mui/icons-material/PieChart';
import School from '@mui/icons-material/School';
import Search from '@mui/icons-material/Search';
import ShowChart from '@mui/icons-material/ShowChart';
import TableChart from '@mui/icons-material/TableChart';
import Timeline from '@mui/icons-material/Timeline';
import type { CardIcon as CardIconName } from '#contract/suggestions.ts';

const icons: Readonly<Record<CardIconName, typeof Bolt>> = {
  ...{ AttachMoney, AutoGraph, BarChart, Bolt, Business, DataUsage, Description, Domain, Event, House, Image, InsertChart },
  ...{ Leaderboard, LocationOn, MultilineChart, PhoneIphone, PieChart, School, Search, ShowChart, TableChart, Timeline },
};

export function CardIcon({ icon }: { icon: CardIconName }) {
  const Icon = icons[icon];
  return <Icon />;
}
