import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: '应用的权限',
  intro:
    '应用可能请求访问此处所列的设备组成部分。每项访问均由操作系统向您征求许可；您可以拒绝，也可以随时在设备的设置中撤销。此后，需要该项访问的功能将无法使用。',
  caption: '权限及其用途',
  permission: '权限',
  allows: '该权限允许的操作',
  kinds: {
    approximateLocation: { name: '大致位置', allows: '读取设备的大致位置' },
    backgroundLocation: { name: '后台位置', allows: '在未使用应用时读取设备的位置' },
    bluetooth: { name: '蓝牙', allows: '查找附近的设备并与其连接' },
    calendar: { name: '日历', allows: '读取、添加和更改日历条目' },
    camera: { name: '相机', allows: '拍摄照片和视频' },
    contacts: { name: '通讯录', allows: '读取和更改通讯录' },
    health: { name: '健康数据', allows: '读取和添加健康与健身数据' },
    localNetwork: { name: '本地网络', allows: '查找同一网络中的设备并与其连接' },
    microphone: { name: '麦克风', allows: '录制声音' },
    motion: { name: '运动与健身', allows: '读取运动传感器' },
    notifications: { name: '通知', allows: '在设备上显示通知' },
    phone: { name: '电话', allows: '拨打电话并读取电话的状态' },
    photos: { name: '照片和媒体', allows: '读取和添加照片和视频' },
    preciseLocation: { name: '精确位置', allows: '读取设备的精确位置' },
    reminders: { name: '提醒事项', allows: '读取、添加和更改提醒事项' },
    sms: { name: '短信', allows: '读取和发送短信' },
    storage: { name: '存储', allows: '读取和保存文件' },
    tracking: { name: '跟踪', allows: '使用设备的广告标识符，跟踪在其他公司的应用和网站上的活动' },
  },
};
