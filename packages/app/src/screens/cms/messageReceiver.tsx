import { Receivers } from '../../features/messages/Receivers.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';

/** 消息接收: messages with their receivers; people confirm those to them that ask for it. */
export const MessageReceiver = () => <PlainScreen path="cms/messageReceiver" List={Receivers} />;
