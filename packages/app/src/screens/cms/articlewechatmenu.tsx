import { GatewayTable } from '../../features/messages/GatewayTable.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';

/** 微信菜单: the entries of the menus of WeChat accounts, with a word where nothing can carry them. */
export const Articlewechatmenu = () => <PlainScreen path="cms/articlewechatmenu" List={GatewayTable} />;
