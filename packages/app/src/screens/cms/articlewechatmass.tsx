import { GatewayTable } from '../../features/messages/GatewayTable.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';

/** 微信群发: drafts for WeChat accounts, with a word where nothing can carry them. */
export const Articlewechatmass = () => <PlainScreen path="cms/articlewechatmass" List={GatewayTable} />;
