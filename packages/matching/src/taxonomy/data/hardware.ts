import { skillTable } from '../skill-table.ts';

export const hardwareSkills = [
  ...skillTable(
    'platform',
    `
arduino | Arduino | aka arduino uno, arduino nano, arduino ide | implies embedded .8, electronics .6, cpp .4 | related esp32 .6, raspberry-pi .5
raspberry-pi | Raspberry Pi | aka raspberrypi, rpi, raspberry pi 4, raspberry pi zero | implies linux .5, embedded .7
esp32 | ESP32 | aka esp idf | implies embedded .9, iot .8
esp8266 | ESP8266 | aka nodemcu | implies embedded .9, iot .8 | related esp32 .7
stm32 | STM32 | aka stm 32 | implies embedded .9, c .6
microbit | micro:bit | aka bbc microbit, microbit | implies embedded .5
beaglebone | BeagleBone | implies embedded .8, linux .4 | related raspberry-pi .7
jetson | NVIDIA Jetson | aka jetson nano, jetson | implies embedded .7, computer-vision .4
particle | Particle | aka particle photon, particle.io | implies iot .9, embedded .8 | case | context photon, iot, argon, firmware, arduino
ros | ROS | aka ros2, robot operating system, ros 2 | implies robotics .9, linux .5 | case
plc | PLC | aka plc programming, ladder logic | implies embedded .5
home-assistant | Home Assistant | aka smart home, home automation | implies iot .8
alexa | Alexa Skills | aka amazon alexa, alexa skills kit, alexa skill | implies voice-interfaces .9
google-assistant | Google Assistant | aka google home, actions on google | implies voice-interfaces .9 | related alexa .6
kinect | Kinect | aka microsoft kinect | implies computer-vision .4
`,
  ),
  ...skillTable(
    'library',
    `
freertos | FreeRTOS | aka free rtos | implies embedded .9, c .7
zephyr | Zephyr | aka zephyr rtos | implies embedded .9, c .7 | related freertos .7 | case | context rtos, firmware, embedded, nordic, bluetooth
micropython | MicroPython | aka micro python | implies python .7, embedded .8
platformio | PlatformIO | aka platform io | implies embedded .9
labview | LabVIEW | aka lab view
simulink | Simulink | implies matlab .8, control-systems .7
gazebo | Gazebo | aka gazebo simulator | implies ros .7, robotics .8 | case | context ros, robot, robots, robotics, simulation
yocto | Yocto | aka yocto project | implies embedded .9, linux .8
buildroot | Buildroot | implies embedded .9, linux .8 | related yocto .7
can-bus | CAN bus | aka canbus | implies embedded .9
autosar | AUTOSAR | implies embedded .9 | related can-bus .7
`,
  ),
  ...skillTable(
    'practice',
    `
iot | Internet of Things | aka iot, internet of things devices, iot devices, smart devices | related embedded .6
electronics | Electronics | aka circuit design, hardware design, electrical engineering, soldering, breadboard | tags hardware, sensors
pcb-design | PCB design | aka pcb | implies electronics .9
fpga | FPGA | aka fpgas, vivado, asic design | implies electronics .6
robotics | Robotics | aka robots, robot programming, autonomous robots
drones | Drones | aka drone, uav, quadcopter | implies robotics .7
ardupilot | ArduPilot | implies robotics .7 | related drones .7
px4 | PX4 | implies robotics .7 | related drones .7
control-systems | Control systems | aka control theory, pid controller, control engineering
computer-architecture | Computer architecture | aka risc v, cpu design, processor design
bluetooth | Bluetooth | aka ble, bluetooth low energy | implies iot .5
3d-printing | 3D printing | aka 3d printer, 3d printers, fdm printing
cad | CAD | aka computer aided design | related 3d-modeling .5
voice-interfaces | Voice interfaces | aka voice assistant, voice ui, voice assistants, voice user interface
self-driving | Autonomous vehicles | aka self driving cars, self driving, autonomous driving, lidar, slam algorithms | implies robotics .7, computer-vision .5
`,
  ),
];
